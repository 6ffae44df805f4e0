import { enableCompileCache } from "node:module";

// What was compiled at one start is kept for the next, in the system's folder for temporary files.
enableCompileCache();
const { exitWith, serve } = await import("./serve.ts");
serve(process.argv.slice(2)).catch(exitWith);
