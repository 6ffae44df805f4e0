import { Controller, Get, Header } from "@nestjs/common";

/** The page is localized as it leaves: nothing in it knows of other languages. */
@Controller()
export class PageController {
  @Get()
  @Header("content-type", "text/html; charset=utf-8")
  page(): string {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>The library</title>
</head>
<body>
<main>
<h1>The library</h1>
<p>Open every day but <b>Sunday</b>.</p>
<p>Ask for a book, and we will find it.</p>
</main>
</body>
</html>
`;
  }
}
