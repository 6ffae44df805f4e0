import { expose } from "comlink";
import { MemoryRoom } from "./memory-room.ts";

expose(new MemoryRoom());
