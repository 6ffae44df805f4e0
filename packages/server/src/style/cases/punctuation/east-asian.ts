import { eastAsianLanguages } from "../../rules/language-groups.ts";
import { type Cases, inEach } from "../case.ts";

export const eastAsianCases: Cases<"punctuation"> = {
  colon: [
    ...inEach(eastAsianLanguages, {
      value: "use_full_width_colon",
      changes: [
        ["注意:電源", "注意：電源"],
        ["주의: 전원", "주의：전원"],
      ],
      keeps: ["10:30", "http://a.b", "{a:字}", "key: value"],
    }),
    ...inEach(eastAsianLanguages, {
      value: "use_half_width_colon",
      changes: [["注意：電源", "注意:電源"]],
      keeps: ["注意:電源"],
    }),
  ],
  round_brackets: [
    ...inEach(eastAsianLanguages, {
      value: "use_full_width_round_brackets",
      changes: [
        ["用户(管理)", "用户（管理）"],
        ["接口(API)", "接口（API）"],
      ],
      keeps: ["f(x)", "用户（管理）", "(abc)"],
    }),
    ...inEach(eastAsianLanguages, {
      value: "use_half_width_round_brackets",
      changes: [["用户（管理）", "用户(管理)"]],
      keeps: ["用户(管理)", "（"],
    }),
  ],
  periods_and_commas: [
    {
      value: "use_full_width_japanese_periods_and_full_width_japanese_commas",
      language: "ja",
      changes: [
        ["今日，雨．", "今日、雨。"],
        ["今日, 雨.", "今日、雨。"],
      ],
      keeps: ["３．５", "1,000円", "A, B."],
    },
    {
      value: "use_full_width_japanese_periods_and_full_width_non_japanese_commas",
      language: "ja",
      changes: [["今日、雨．", "今日，雨。"]],
      keeps: ["３、５", "a,b"],
    },
    {
      value: "use_full_width_non_japanese_periods_and_full_width_japanese_commas",
      language: "ja",
      changes: [["今日，雨。", "今日、雨．"]],
      keeps: ["今日、雨．", "1.5"],
    },
    {
      value: "use_full_width_non_japanese_periods_and_full_width_non_japanese_commas",
      language: "ja",
      changes: [["今日、雨。", "今日，雨．"]],
      keeps: ["今日，雨．", "1.5"],
    },
  ],
  setting_off_non_quoted_phrases: [
    ...inEach(["ja", "zh"], {
      value: "use_full_width_quotation_marks",
      changes: [['所谓"自由"', "所谓“自由”"]],
      keeps: ['5"', "“自由”"],
    }),
    ...inEach(["ja", "zh"], {
      value: "use_half_width_quotation_marks",
      changes: [["所谓“自由”", '所谓"自由"']],
      keeps: ["「自由」", "“自由"],
    }),
  ],
  parentheses_for_supplementary_information: [
    ...inEach(["ja", "zh"], {
      value: "use_parentheses_without_space_on_either_side",
      changes: [["用户 (管理) 可以", "用户(管理)可以"]],
      keeps: ["use (x) it", "用户(管理)"],
    }),
    {
      value: "use_parentheses_without_space_on_either_side",
      language: "ko",
      changes: [["사용자 (관리자) 는 좋다", "사용자(관리자)는 좋다"]],
      keeps: ["사용자(관리자) 설정", "use (x)"],
    },
  ],
  bracket: [
    ...inEach(["ja", "zh"], {
      value: "use_hexagonal_brackets",
      changes: [
        ["书（一）", "书〔一〕"],
        ["书(一)", "书〔一〕"],
      ],
      keeps: ["f(x)", "[1]", "书〔一〕", "（一】"],
    }),
    ...inEach(["ja", "zh"], {
      value: "use_lenticular_brackets",
      changes: [["书（一）", "书【一】"]],
      keeps: ["f(x)", "书【一】"],
    }),
    ...inEach(["ja", "zh"], {
      value: "use_parentheses",
      changes: [
        ["书【一】", "书（一）"],
        ["书〔一〕", "书（一）"],
      ],
      keeps: ["f(x)", "书（一）"],
    }),
    {
      value: "use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period",
      language: "zh",
      changes: [
        ["（英）莎士比亚", "［英］莎士比亚"],
        ["[唐]李白", "〔唐〕李白"],
      ],
      keeps: ["（一）李白", "f(x)", "〔唐〕李白"],
    },
  ],
  dash: [
    {
      value: "use_em_dash",
      language: "zh",
      changes: [
        ["2010-2020年", "2010—2020年"],
        ["北京～上海", "北京—上海"],
      ],
      keeps: ["2026-03-01", "010-1234-5678", "A-1", "你好——世界"],
    },
    {
      value: "use_hyphen",
      language: "zh",
      changes: [["2010—2020年", "2010-2020年"]],
      keeps: ["2026—03—01", "他来了——终于", "他来了—像往常一样", "图2—1"],
    },
    { value: "use_tilde", language: "zh", changes: [["5-10天", "5～10天"]], keeps: ["555-1234", "2026-03-01"] },
  ],
  em_dash: inEach(["ja", "zh"], {
    value: "use_double_em_dash",
    changes: [["他来了—终于", "他来了——终于"]],
    keeps: ["他来了——终于", "5—10天", "A—B"],
  }),
  passage_of_time_and_movement_between_locations: [
    {
      value: "use_double_em_dash",
      language: "zh",
      changes: [
        ["10点-12点", "10点——12点"],
        ["北京—上海", "北京——上海"],
      ],
      keeps: ["2026-03-01", "北京——上海", "A-B"],
    },
    {
      value: "use_double_em_dash",
      language: "ja",
      changes: [
        ["10時～12時", "10時――12時"],
        ["東京—大阪", "東京――大阪"],
      ],
      keeps: ["03-1234-5678", "10時――12時"],
    },
  ],
  corner_bracket_and_periods: [
    {
      value: "add_period_after_closing_corner_bracket_at_end_of_sentence",
      language: "ja",
      changes: [["彼は笑った。そして「行く」", "彼は笑った。そして「行く」。"]],
      keeps: ["新作「夏」", "彼は笑った。「行く。」", "笑った。そして「行く」。"],
    },
  ],
  corner_brackets_and_periods: [
    {
      value: "do_not_add_period_before_closing_corner_bracket_when_sentence_continues",
      language: "ja",
      changes: [["「行く。」と言った。", "「行く」と言った。"]],
      keeps: ["「行く。」", "「行く」と言った。"],
    },
  ],
  text_in_round_brackets_supplementing_preceding_text: [
    {
      value: "add_period_after_closing_round_bracket",
      language: "ja",
      changes: [
        ["重要です（図1）", "重要です（図1）。"],
        ["重要です（図1。）", "重要です（図1）。"],
      ],
      keeps: ["重要です（図1）。", "会社（東京）"],
    },
  ],
  text_in_round_brackets_referring_to_previous_sentence: [
    {
      value: "add_period_after_closing_round_bracket",
      language: "ja",
      changes: [
        ["重要です。（図1）", "重要です。（図1）。"],
        ["重要です。（図1。）", "重要です。（図1）。"],
      ],
      keeps: ["重要です。（図1）。", "会社（東京）"],
    },
    {
      value: "add_period_before_closing_round_bracket",
      language: "ja",
      changes: [
        ["重要です。（図1）", "重要です。（図1。）"],
        ["重要です。（図1）。", "重要です。（図1。）"],
      ],
      keeps: ["重要です。（図1。）", "会社（東京）"],
    },
  ],
  titles_of_books_and_newspapers: [
    {
      value: "use_double_angle_brackets",
      language: "ko",
      changes: [["소설 『봄』", "소설 《봄》"]],
      keeps: ["《봄》", '"봄"', "『봄"],
    },
    {
      value: "use_double_corner_brackets",
      language: "ko",
      changes: [["소설 《봄》", "소설 『봄』"]],
      keeps: ["『봄』", "《봄"],
    },
    {
      value: "use_double_straight_quotation_marks",
      language: "ko",
      changes: [
        ["소설 《봄》", '소설 "봄"'],
        ["소설 『봄』", '소설 "봄"'],
      ],
      keeps: ['"봄"', "〈봄〉"],
    },
  ],
  titles_of_creative_works_trade_names_laws_and_regulations: [
    {
      value: "use_single_angle_brackets",
      language: "ko",
      changes: [["노래 「봄」", "노래 〈봄〉"]],
      keeps: ["〈봄〉", "《봄》"],
    },
    {
      value: "use_single_corner_brackets",
      language: "ko",
      changes: [["노래 〈봄〉", "노래 「봄」"]],
      keeps: ["「봄」", "《봄》"],
    },
    {
      value: "use_single_straight_quotation_marks",
      language: "ko",
      changes: [
        ["노래 〈봄〉", "노래 '봄'"],
        ["노래 「봄」", "노래 '봄'"],
      ],
      keeps: ["'봄'", "《봄》"],
    },
  ],
  highlighting_specific_expressions: [
    {
      value: "use_single_curly_quotation_marks",
      language: "ko",
      changes: [["이것은 '중요'하다", "이것은 ‘중요’하다"]],
      keeps: ["‘중요’", "5' 높이", '"중요"'],
    },
    {
      value: "use_single_straight_quotation_marks",
      language: "ko",
      changes: [["이것은 ‘중요’하다", "이것은 '중요'하다"]],
      keeps: ["'중요'", "“중요”"],
    },
  ],
  related_phrases_indicator: [
    { value: "use_comma", language: "ko", changes: [["금·은·동", "금, 은, 동"]], keeps: ["금, 은", "A·B"] },
    { value: "use_hyphen", language: "ko", changes: [["상·하", "상-하"]], keeps: ["상-하", "3·1"] },
    {
      value: "use_middle_dot",
      language: "ko",
      changes: [
        ["상-하", "상·하"],
        ["금ㆍ은", "금·은"],
      ],
      keeps: ["상·하", "한-미-일", "서울-부산", "월-금"],
    },
  ],
  periods_in_direct_quotes: [
    {
      value: "use",
      language: "ko",
      changes: [["그는 “간다”라고 말했다.", "그는 “간다.”라고 말했다."]],
      keeps: ["“간다.”라고", "“서울” 시"],
    },
    {
      value: "do_not_use",
      language: "ko",
      changes: [["그는 “간다.”라고 말했다.", "그는 “간다”라고 말했다."]],
      keeps: ["“간다”라고", "간다."],
    },
  ],
  chinese_mixed_with_english: [
    {
      value: "place_english_in_quotation_marks",
      language: "zh",
      changes: [
        ["使用API接口", "使用“API”接口"],
        ["打开 Visual Studio 吧", "打开 “Visual Studio” 吧"],
      ],
      keeps: ["使用“API”接口", "Open the file", "5km长", "{name}很好", "A组", "新的iPhone 15手机"],
    },
    {
      value: "do_not_place_english_in_quotation_marks",
      language: "zh",
      changes: [["使用“API”接口", "使用API接口"]],
      keeps: ["他说“OK”。", "使用“接口”", "“API” is"],
    },
  ],
};
