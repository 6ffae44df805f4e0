import { Module } from "@nestjs/common";
import { GlossariesController } from "./glossaries.controller.ts";

@Module({ controllers: [GlossariesController] })
export class GlossariesModule {}
