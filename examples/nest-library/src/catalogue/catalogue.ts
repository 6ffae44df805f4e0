import { Injectable, NotFoundException } from "@nestjs/common";
import { Book } from "./book.ts";

/** What the library has, in English. */
@Injectable()
export class Catalogue {
  readonly books: readonly Book[] = [
    new Book("tides", "Tides & Harbours", "The sea", "How the moon moves the water."),
    new Book("bread", "Bread, Slowly", "Cooking", "Forty loaves, from the first starter to the last crumb."),
    new Book("clocks", "The Clockmaker's Index", "Craft", "Every part of a clock with its name and its place."),
  ];

  /** @throws NotFoundException */
  book(id: string): Book {
    const book = this.books.find((one) => one.id === id);
    if (book === undefined) throw new NotFoundException("We have no such book.");
    return book;
  }
}
