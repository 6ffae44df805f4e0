import type { Cases } from "../case.ts";

export const japaneseAndChineseCases: Pick<
  Required<Cases<"numbers">>,
  | "approximate_numbers"
  | "kanji_numbers"
  | "number_separator"
  | "use_of_hiragana_and_kanji"
  | "writing_numbers"
  | "zero_format"
> = {
  approximate_numbers: [
    {
      value: "use_kanji_numbers",
      language: "ja",
      changes: [["5、6人が2、3日で", "五、六人が二、三日で"]],
      keeps: ["5、10人", "1、2、3人", "2、3", "五、六人"],
    },
  ],
  kanji_numbers: [
    {
      value: "use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings",
      language: "ja",
      changes: [["1つの箱に2人", "一つの箱に二人"]],
      keeps: ["3人", "21人", "第1人者", "2人前", "12つ", "一つ"],
    },
  ],
  number_separator: [
    {
      value: "do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value",
      language: "zh",
      changes: [["三、四个人，七、八天", "三四个人，七八天"]],
      keeps: ["一、二、三个", "三、五个", "第一、二产业", "三四个"],
    },
  ],
  use_of_hiragana_and_kanji: [
    {
      value:
        "use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers",
      language: "ja",
      changes: [["3箇所、3ヶ月、三か所、十カ月", "3か所、3か月、三箇所、十箇月"]],
      keeps: ["3か所", "三箇所", "箇所", "3個"],
    },
  ],
  writing_numbers: [
    {
      value: "always_use_kanji_numbers",
      language: "ja",
      changes: [["3人で1,200円、2026年10月5日", "三人で千二百円、二〇二六年十月五日"]],
      keeps: ["第3版", "Python 3", "3.5円", "A3", "三人", "5-10人", "5、6人"],
    },
    {
      value: "use_arabic_numerals",
      language: "ja",
      changes: [["五人と二十三個、三千円", "5人と23個、3000円"]],
      keeps: [
        "一人",
        "十分",
        "三日月",
        "八百屋",
        "5人",
        "百人一首",
        "四、五人",
        "七、八百円",
        "第三人称",
        "二〇二六年三月四日",
      ],
    },
    {
      value: "use_arabic_numerals",
      language: "zh",
      changes: [["三个人，二十三岁，二〇二六年", "3个人，23岁，2026年"]],
      keeps: ["一个", "百年", "十分", "第三个", "五颜六色", "七八个", "三、四个", "十七、八岁", "二〇二六年三月四日"],
    },
    {
      value: "use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural",
      language: "ja",
      changes: [["2026年に5人、3.5倍", "２０２６年に５人、３.５倍"]],
      keeps: ["v2.0, A4, 192.168.0.1, {0}", "５人", "三人", "5kg", "iPhone 15を"],
    },
    {
      value: "use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural",
      language: "ja",
      changes: [["２０２６年に５人", "2026年に5人"]],
      keeps: ["5人", "三人"],
    },
  ],
  zero_format: [
    {
      value: "use_chinese_word_〇_for_numbering",
      language: "zh",
      changes: [["二零二六年，一零一室", "二〇二六年，一〇一室"]],
      keeps: ["一百零五", "零", "二〇二六年", "零点五"],
    },
    {
      value: "use_chinese_word_零_for_measurement",
      language: "zh",
      changes: [["一百〇五公斤，〇点五米", "一百零五公斤，零点五米"]],
      keeps: ["二〇二六年", "一百零五", "〇"],
    },
  ],
};
