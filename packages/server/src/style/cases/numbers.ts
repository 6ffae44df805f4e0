import type { Cases } from "./case.ts";
import { currencyCases } from "./numbers/currencies.ts";
import { expressionCases } from "./numbers/expressions.ts";
import { japaneseAndChineseCases } from "./numbers/japanese-and-chinese.ts";
import { italianSumCases, largeNumberCases, largeSumFormatCases } from "./numbers/large-numbers.ts";
import { percentageCases } from "./numbers/percentages.ts";
import { separatorsCases } from "./numbers/separators.ts";
import { temperatureCases } from "./numbers/temperatures.ts";
import { repeatedUnitCases, unitCases, unitSpacingCases } from "./numbers/units.ts";

export const numbersCases: Cases<"numbers"> = {
  currency_format: currencyCases,
  percentage_format: percentageCases,
  list_of_measurements_with_units: repeatedUnitCases,
  spelling_out_units: unitCases,
  units_of_measure_spacing: unitSpacingCases,
  temperature_format: temperatureCases,
  large_number_format: largeNumberCases,
  large_sums_of_money: italianSumCases,
  large_sums_of_money_format: largeSumFormatCases,
  ...expressionCases,
  ...japaneseAndChineseCases,
  ...separatorsCases,
};
