import { messagesIn } from "./messages.ts";

const [language = "en", folder = "locales"] = process.argv.slice(2);
const say = await messagesIn(language, folder);
console.log(say("inbox.title"));
for (const count of [0, 1, 2, 5]) console.log(say("inbox.unread", { count, folder: "Ada & Co." }));
console.log(say("inbox.sent", { when: new Date("2027-05-03T12:00:00Z") }));
