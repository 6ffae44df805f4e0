import { eastAsianLanguages } from "../../rules/language-groups.ts";
import type { Cases } from "../case.ts";
import { separatorCases } from "./separator-cases.ts";

export const separatorsCases: Cases<"numbers"> = {
  thousands_separator: [
    ...separatorCases("do_not_use", { group: "" }),
    ...separatorCases("do_not_use_thousands_separator", { group: "" }),
    ...separatorCases("use_comma", { group: "," }),
    {
      value: "use_comma",
      language: "zh",
      changes: [["单价50，20000件起批。", "单价50，20,000件起批。"]],
      keeps: ["单价50，100件起批。", "￥500-￥1,000，100元～200元", "1，000，000"],
    },
    ...separatorCases("use_comma_to_separate_large_numbers_into_units_of_three", { group: "," }),
    ...separatorCases("use_period", { group: "." }),
    {
      value: "use_period",
      language: "de",
      changes: [["Es waren 3500 Gäste, über 12345 Euro.", "Es waren 3.500 Gäste, über 12.345 Euro."]],
      keeps: ["nach 10115 Berlin", "Im Jahr 2026 Gäste", "PLZ 12345 Berlin", "12345 Musterstadt"],
    },
    ...separatorCases("use_period_as_thousands_separator", { group: "." }),
    ...separatorCases("use_space", { group: " " }),
    ...separatorCases("use_space_as_thousands_separator", { group: " " }),
    ...separatorCases("use_space_to_separate_large_numbers_into_units_of_three", { group: " " }),
    ...separatorCases("use_straight_apostrophe_as_thousands_separator", { group: "'" }),
  ],
  decimal_separator: [
    ...separatorCases("use_comma_and_do_not_use_thousands_separator", { decimal: ",", group: "" }),
    ...separatorCases("use_comma_as_decimal_separator", { decimal: "," }),
    ...separatorCases("use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations", {
      decimal: ",",
      group: "",
      radio: true,
    }),
    ...separatorCases("use_period_and_do_not_use_thousands_separator", { decimal: ".", group: "" }),
    ...separatorCases("use_period_as_decimal_separator", { decimal: "." }),
  ],
  numbers_of_5_digits_or_more: [
    ...separatorCases("use_comma_as_decimal_separator_and_period_as_thousands_separator", {
      decimal: ",",
      group: ".",
      from: 5,
    }),
    ...separatorCases("use_comma_as_decimal_separator_and_space_as_thousands_separator", {
      decimal: ",",
      group: " ",
      from: 5,
    }),
    ...separatorCases("use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations", {
      decimal: ",",
      group: ".",
      from: 5,
    }),
    ...separatorCases("use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations", {
      decimal: ",",
      group: " ",
      from: 5,
    }),
    ...separatorCases("use_period_as_decimal_separator_and_comma_as_thousands_separator", {
      decimal: ".",
      group: ",",
      from: 5,
    }),
    ...separatorCases("use_period_as_decimal_separator_and_space_as_thousands_separator", {
      decimal: ".",
      group: " ",
      from: 5,
    }),
  ],
  numbers_up_to_4_digits: [
    ...separatorCases("use_comma_as_decimal_separator_and_period_as_thousands_separator", {
      decimal: ",",
      group: ".",
      to: 4,
    }),
    ...separatorCases("use_comma_as_decimal_separator_and_space_as_thousands_separator", {
      decimal: ",",
      group: " ",
      to: 4,
    }),
    ...separatorCases("use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations", {
      decimal: ",",
      group: ".",
      to: 4,
      radio: true,
    }),
    ...separatorCases("use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations", {
      decimal: ",",
      group: " ",
      to: 4,
      radio: true,
    }),
    ...separatorCases("use_period_as_decimal_separator_and_comma_as_thousands_separator", {
      decimal: ".",
      group: ",",
      to: 4,
    }),
    ...separatorCases("use_period_as_decimal_separator_and_space_as_thousands_separator", {
      decimal: ".",
      group: " ",
      to: 4,
    }),
  ],
  number_format: separatorCases(
    "use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator",
    { decimal: ".", group: "," },
    eastAsianLanguages,
  ),
};
