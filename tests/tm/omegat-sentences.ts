import type { PairedBegin, PairedEnd, Placeholder, Segment } from "@dragoman/tm";
import fc from "fast-check";

/** How codes stand in a text: as OmegaT's tags, as another tool's codes, or as OmegaT shows them. */
export type Writing = "OmegaT" | "another tool" | "plain text";

/** Sentences that are alike: a few of each language, changed a little in words, case, numbers, signs and codes. */
export function sentencesIn(language: string, writing: Writing): fc.Arbitrary<Segment> {
  const sentences = (sentencesOf[language] ?? "").split("\n").map((sentence) => sentence.trim().split(" "));
  return fc
    .tuple(fc.constantFrom(...sentences), fc.array(editAmong(sentences.flat(), writing), { maxLength: 5 }))
    .map(([sentence, edits]) => {
      const parts: Segment[] = sentence.map((word) => [word]);
      for (const { at, edit } of edits) edit(parts, at % Math.max(1, parts.length));
      return joined(parts);
    })
    .filter((segment) => segment.length > 0);
}

interface Edit {
  readonly at: number;
  /** Changes the parts of a sentence, which stand between spaces, near a place. */
  readonly edit: (parts: Segment[], at: number) => void;
}

function editAmong(words: readonly string[], writing: Writing): fc.Arbitrary<Edit> {
  const word = fc.constantFrom(...words);
  const edit = fc.oneof(
    word.map((other) => (parts: Segment[], at: number) => void parts.splice(at, 1, [other])),
    word.map((other) => (parts: Segment[], at: number) => void parts.splice(at, 0, [other])),
    fc.constant((parts: Segment[], at: number) => void parts.splice(at, 1)),
    fc.constant((parts: Segment[], at: number) => void parts.push(...parts.splice(at, 1))),
    fc
      .constantFrom(...signs)
      .map((sign) => (parts: Segment[], at: number) => void parts.splice(at, 1, [...(parts[at] ?? []), sign])),
    fc
      .constantFrom(...signs)
      .map((sign) => (parts: Segment[], at: number) => void parts.splice(at, 1, [sign, ...(parts[at] ?? [])])),
    fc.constantFrom(...pieces).map((piece) => (parts: Segment[], at: number) => void parts.splice(at, 0, [piece])),
    fc.constantFrom("-", "'", "’", "&", "_", ".", "\u00ad", "\u200b").map((joint) => (parts: Segment[], at: number) => {
      parts.splice(at, 2, [...(parts[at] ?? []), joint, ...(parts[at + 1] ?? [])]);
    }),
    fc.constantFrom(upper, lower, capital).map((change) => (parts: Segment[], at: number) => {
      parts.splice(
        at,
        1,
        (parts[at] ?? []).map((part) => (typeof part === "string" ? change(part) : part)),
      );
    }),
    fc.nat(3).map((number) => (parts: Segment[], at: number) => {
      const isTaken = parts.flat().some((part) => typeof part !== "string" && part.kind === "bpt" && part.i === number);
      if (isTaken) return;
      const [begin, end] = pairOf(number, writing);
      parts.splice(at, 1, [begin, ...(parts[at] ?? []), end]);
    }),
    fc.nat(3).map((number) => (parts: Segment[], at: number) => {
      parts.splice(at, 1, [...(parts[at] ?? []), standalone(number, writing)]);
    }),
  );
  return fc.record({ at: fc.nat(), edit });
}

const signs = [
  ".",
  ",",
  "!",
  "?",
  ":",
  ";",
  "%",
  "…",
  ")",
  "(",
  '"',
  "“",
  "”",
  "«",
  "»",
  " –",
  " — ",
  "/",
  "&",
  "$",
  "€",
  "#",
  "°",
  "  ",
  "\t",
  "¿",
  "。",
  "<",
  ">",
];
const pieces = [
  "5",
  "12",
  "1,000.5",
  "1.000,5",
  "3.6.0",
  "$20",
  "20%",
  "#7",
  "mp3",
  "x-5",
  "4th",
  "2024-11-22",
  "a@b.de",
  "www.omegat.org",
  "C:\\Temp",
  "U.S.A.",
  "z.B.",
  "AT&T",
  "&File",
  "F&ile",
  "{0}",
  "%s",
  "%1$d",
  "½",
  "٣",
  "Ⅳ",
  "日本語",
  "カタカナ",
  "ひらがな",
  "한국어",
  "ภาษาไทย",
  "😀",
  "İI",
  "x".repeat(256),
  "ΟΔΟΣ",
  "ﬁn",
];

const upper = (text: string) => text.toUpperCase();
const lower = (text: string) => text.toLowerCase();
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function pairOf(number: number, writing: Writing): readonly [string | PairedBegin, string | PairedEnd] {
  if (writing === "plain text") return [`<b${number}>`, `</b${number}>`];
  const [begin, end] = writing === "OmegaT" ? [`<b${number}>`, `</b${number}>`] : ["<strong>", "</strong>"];
  return [
    { kind: "bpt", i: number, content: [begin] },
    { kind: "ept", i: number, content: [end] },
  ];
}

function standalone(number: number, writing: Writing): string | Placeholder {
  if (writing === "plain text") return `<br${number}/>`;
  return { kind: "ph", content: [writing === "OmegaT" ? `<br${number}/>` : "\\n"] };
}

/** The parts with a space between them, without one at the ends: OmegaT never has any there. */
function joined(parts: readonly Segment[]): Segment {
  const all = parts.flatMap((part, at) => (at === 0 ? part : [" ", ...part]));
  const segment: Segment[number][] = [];
  for (const part of all) {
    const last = segment.at(-1);
    if (typeof part === "string" && typeof last === "string") segment.splice(-1, 1, last + part);
    else if (part !== "") segment.push(part);
  }
  return segment.map((part) => (typeof part === "string" ? part.normalize("NFC") : part));
}

const sentencesOf: Readonly<Record<string, string>> = {
  "en-US": `Click “Save all” to keep the changed files in this folder.
    The ferry's tickets aren't sold on board, but you can buy them online.
    Don't close the window while the well-known program is saving your files.
    Saved files can be opened, closed and saved again at any time.`,
  "de-DE": `Klicken Sie auf „Alle speichern“, um die geänderten Dateien im Ordner zu behalten.
    Fahrkarten werden nicht an Bord verkauft, Sie können sie aber im Internet kaufen.
    Schließen Sie das Fenster nicht, während das Programm Ihre Dateien speichert.
    Größere Häuser stehen in der Straße neben den größten Bäumen.`,
  "fr-FR": `Cliquez sur « Tout enregistrer » pour conserver les fichiers modifiés dans ce dossier.
    Aujourd'hui, l'été n'est plus l'époque des grandes vacances d'autrefois.
    Ne fermez pas la fenêtre pendant que l’application enregistre vos fichiers.
    Les billets ne se vendent pas à bord, mais on peut les acheter en ligne.`,
  "es-MX": `Haga clic en «Guardar todo» para conservar los archivos modificados en esta carpeta.
    ¿Por qué no se venden los billetes a bordo? ¡Cómprelos en línea!
    No cierre la ventana mientras el programa guarda sus archivos.
    Los archivos guardados se pueden abrir y cerrar en cualquier momento.`,
  "pt-BR": `Clique em “Salvar tudo” para manter os arquivos alterados nesta pasta.
    Não feche a janela enquanto o programa estiver salvando seus arquivos.
    As passagens não são vendidas a bordo, mas você pode comprá-las na internet.`,
  nl: `Klik op ‘Alles opslaan’ om de gewijzigde bestanden in deze map te bewaren.
    Sluit het venster niet terwijl het programma uw bestanden opslaat.
    De foto's van 's middags zijn niet aan boord te koop.`,
  ru: `Нажмите «Сохранить всё», чтобы сохранить изменённые файлы в этой папке.
    Не закрывайте окно, пока программа сохраняет ваши файлы.
    Билеты не продаются на борту, но их можно купить в интернете.`,
  el: `Κάντε κλικ στο «Αποθήκευση όλων» για να κρατήσετε τα αρχεία σε αυτόν τον φάκελο.
    Μην κλείνετε το παράθυρο ενώ το πρόγραμμα αποθηκεύει τα αρχεία σας.
    Οι δρόμοι της πόλης είναι μεγάλοι και ο δρόμος του χωριού μικρός.`,
  tr: `Bu klasördeki değiştirilmiş dosyaları korumak için “Tümünü kaydet”i tıklayın.
    Program dosyalarınızı kaydederken pencereyi kapatmayın.
    İstanbul'dan Iğdır'a giden biletler ISPARTA'da satılmıyor.`,
  hi: `इस फ़ोल्डर में बदली हुई फ़ाइलें रखने के लिए सभी सहेजें पर क्लिक करें।
    जब प्रोग्राम आपकी फ़ाइलें सहेज रहा हो तब विंडो बंद न करें।
    टिकट जहाज़ पर नहीं बिकते, आप उन्हें इंटरनेट पर ख़रीद सकते हैं।`,
  pl: `Kliknij „Zapisz wszystko”, aby zachować zmienione pliki w tym folderze.
    Nie zamykaj okna, gdy program zapisuje biało-czerwone pliki.
    Biletów nie sprzedaje się na pokładzie, ale można je kupić w internecie.`,
  uk: `Натисніть «Зберегти все», щоб зберегти змінені файли в цій теці.
    Не закривайте вікно, доки комп'ютер зберігає ваші файли.
    Квитки не продаються на борту, але їх можна купити в інтернеті.`,
  vi: `Nhấp vào “Lưu tất cả” để giữ các tệp đã thay đổi trong thư mục này.
    Đừng đóng cửa sổ khi chương trình đang lưu các tệp của bạn.
    Vé không được bán trên tàu, nhưng bạn có thể mua trên mạng.`,
  fa: `روی «ذخیرهٔ همه» کلیک کنید تا پرونده‌های تغییریافته در این پوشه بمانند.
    هنگامی که برنامه پرونده‌های شما را ذخیره می‌کند، پنجره را نبندید.
    بلیت در کشتی فروخته نمی‌شود، ولی می‌توانید آن را در اینترنت بخرید.`,
  th: `คลิก “บันทึกทั้งหมด” เพื่อเก็บไฟล์ที่เปลี่ยนแปลง ไว้ในโฟลเดอร์นี้
    อย่าปิดหน้าต่าง ขณะที่โปรแกรม กำลังบันทึกไฟล์ของคุณ
    ตั๋วไม่มีขาย บนเรือ แต่คุณสามารถ ซื้อได้ทางอินเทอร์เน็ต`,
};
