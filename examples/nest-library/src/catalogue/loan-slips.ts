import { InjectTranslator, Translator } from "@dragoman/nestjs";
import { Injectable } from "@nestjs/common";
import { Book } from "./book.ts";

/** What is printed for somebody who takes a book home: no answer in a browser, so it is translated by itself. */
@Injectable()
export class LoanSlips {
  constructor(@InjectTranslator() private readonly translator: Translator) {}

  async slip({ title }: Book, locale: string): Promise<string> {
    return `${title}\n${await this.translated("Please bring it back within four weeks.", locale)}\n`;
  }

  private async translated(text: string, locale: string): Promise<string> {
    return locale === "en" ? text : (await this.translator.translate(text, { to: locale })).text;
  }
}
