import { Module } from "@nestjs/common";
import { StyleRulesController } from "./style-rules.controller.ts";

@Module({ controllers: [StyleRulesController] })
export class StyleRulesModule {}
