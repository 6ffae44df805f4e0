import "reflect-metadata";
import { NestFactory } from "@nestjs/core";
import { AppModule } from "./app.module.ts";

const app = await NestFactory.create(AppModule, { logger: ["warn", "error"], forceCloseConnections: true });
// What is being translated is finished before the application ends.
app.enableShutdownHooks();
await app.listen(Number(process.env["PORT"] ?? "3000"), "127.0.0.1");
console.log(`Ready on ${await app.getUrl()}`);
