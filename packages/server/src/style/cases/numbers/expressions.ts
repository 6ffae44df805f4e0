import { everyLanguage } from "../../rules/language-groups.ts";
import { type Cases, inEach } from "../case.ts";

const value = "always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text";
const notDimensions = ["0x20, 2x, x86, 10xy", "{w}x{h}", "a 4x4, Gen 2x2"];

export const expressionCases: Pick<
  Required<Cases<"numbers">>,
  | "decimal_numbers_less_than_one"
  | "dimensions_separator"
  | "equation_formula_reference"
  | "mathematical_expression_spacing"
> = {
  decimal_numbers_less_than_one: inEach(everyLanguage, {
    value: "always_use_0_before_decimal_separator",
    changes: [
      [".5 kg (.25)", "0.5 kg (0.25)"],
      ["$.50", "$0.50"],
    ],
    keeps: ["0.5", "a.5", ".7z", ".22 caliber", "1.2.3", "{n}.5", "..5"],
  }),
  dimensions_separator: [
    ...inEach(everyLanguage, {
      value: "use_multiplication_sign_between_dimensions_with_space_on_either_side",
      changes: [["10x20 cm, 10 cm x 20 cm", "10\u{a0}×\u{a0}20 cm, 10 cm × 20 cm"]],
      keeps: [...notDimensions, "10 × 20 cm"],
    }),
    ...inEach(everyLanguage, {
      value: "use_multiplication_sign_between_dimensions_without_space_on_either_side",
      changes: [["10x20x30 cm, 1920 × 1080", "10×20×30 cm, 1920×1080"]],
      keeps: [...notDimensions, "10×20 cm"],
    }),
    ...inEach(everyLanguage, {
      value: "use_x_between_dimensions_with_space_on_either_side",
      changes: [["10×20 cm, 10cm X 20cm", "10\u{a0}x\u{a0}20 cm, 10cm x 20cm"]],
      keeps: [...notDimensions, "10 x 20 cm"],
    }),
    ...inEach(everyLanguage, {
      value: "use_x_between_dimensions_without_space_on_either_side",
      changes: [["10 × 20 cm", "10x20 cm"]],
      keeps: [...notDimensions, "10x20 cm"],
    }),
  ],
  equation_formula_reference: [
    {
      value,
      language: "de",
      changes: [["Gleichung (IV), Formel II", "Gleichung (4), Formel 2"]],
      keeps: ["Kapitel IV", "Gleichung IVA", "Formel 1"],
    },
    {
      value,
      language: "en",
      changes: [["see equation (IV) and Eq. XII", "see equation (4) and Eq. 12"]],
      keeps: ["Chapter IV", "equation IIX", "equation 4"],
    },
    { value, language: "es", changes: [["la ecuación IV", "la ecuación 4"]], keeps: ["capítulo IV", "la ecuación 4"] },
    { value, language: "fr", changes: [["l’équation (IX)", "l’équation (9)"]], keeps: ["chapitre IX", "équation 4"] },
    { value, language: "it", changes: [["l’equazione III", "l’equazione 3"]], keeps: ["capitolo III", "equazione 4"] },
    { value, language: "ja", changes: [["方程式（三）と公式二", "方程式（3）と公式2"]], keeps: ["正式一般", "式1"] },
    { value, language: "zh", changes: [["公式（十二）", "公式（12）"]], keeps: ["第三公式", "公式3", "公式一样"] },
  ],
  mathematical_expression_spacing: inEach(everyLanguage, {
    value: "use_space_between_elements_of_mathematical_expression_or_equation",
    changes: [
      ["2+3=5", "2 + 3 = 5"],
      ["(x=5), 6×7", "(x = 5), 6 × 7"],
    ],
    keeps: ["+49 30", "C++, A+", "a=b&c=1", "?x=1", "5-10", "2 + 3 = 5", "x==1", "<b>"],
  }),
};
