import { Module } from "@nestjs/common";
import { InterfaceModelsController } from "./interface-models.controller.ts";

@Module({ controllers: [InterfaceModelsController] })
export class InterfaceModelsModule {}
