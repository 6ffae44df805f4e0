/** Every call that sends or receives a file, in one part that is loaded when it is needed. */
export { downloadDocument } from "../documents/download.ts";
export { uploadDocument } from "../documents/upload.ts";
export { downloadMemory, uploadMemory } from "../resources/memory-files.ts";
