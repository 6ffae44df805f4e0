import { both, curlyApostrophes, straightApostrophes } from "./apostrophes.ts";
import { curlyMarks, doubleCurlyMarks, doubleStraightMarks, guillemetMarks, straightMarks } from "./quotation-marks.ts";

export const curlyMarksAndApostrophes = both(curlyMarks, curlyApostrophes);
export const doubleCurlyMarksAndApostrophes = both(doubleCurlyMarks, curlyApostrophes);
export const doubleStraightMarksAndApostrophes = both(doubleStraightMarks, straightApostrophes);
export const guillemetsAndCurlyApostrophes = both(guillemetMarks, curlyApostrophes);
export const guillemetsAndStraightApostrophes = both(guillemetMarks, straightApostrophes);
export const straightMarksAndApostrophes = both(straightMarks, straightApostrophes);
