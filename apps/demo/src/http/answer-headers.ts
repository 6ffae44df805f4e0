import type { NextFunction, Request, Response } from "express";

const securityHeaders = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    // The website, which allows nobody else to show it.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The page's one policy: it lets the page start its own worker, and no other script.
    "trusted-types default",
  ].join("; "),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** Headers of every answer: nothing from elsewhere, nothing inline, no framing. */
export function addSecurityHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.set(securityHeaders);
  next();
}

/** Nothing of what the interface answers is kept anywhere. */
export function forbidStoring(_request: Request, response: Response, next: NextFunction): void {
  response.set("cache-control", "no-store");
  next();
}
