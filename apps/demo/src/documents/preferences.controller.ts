import { Body, Controller, HttpCode, Put, Res } from "@nestjs/common";
import type { CookieOptions, Response } from "express";
import { Failure } from "../http/failure.ts";
import { TakesJson } from "../http/json-body.ts";
import { matching } from "../http/matching.ts";
import { fields } from "../http/schemas.ts";
import { isPageLanguage } from "../page-languages.ts";
import type { Preferences } from "../protocol.ts";
import { themes } from "./themes.ts";

const preferences = fields({ theme: { enum: themes }, language: { type: "string", maxLength: 20 } });
const yearMs = 365 * 24 * 3600 * 1000;
const cookie: CookieOptions = { path: "/", httpOnly: true, sameSite: "strict", maxAge: yearMs };

/** What the page remembers: its language and its theme. */
@Controller("api/preferences")
export class PreferencesController {
  @Put()
  @HttpCode(204)
  @TakesJson()
  remember(
    @Body(matching<Preferences>(preferences)) { theme, language }: Preferences,
    @Res({ passthrough: true }) response: Response,
  ): void {
    if (language !== undefined && !isPageLanguage(language)) {
      throw new Failure(400, "invalid", "language must be one of the page's languages.");
    }
    if (theme !== undefined) response.cookie("theme", theme, cookie);
    if (language !== undefined) response.cookie("language", language, cookie);
  }
}
