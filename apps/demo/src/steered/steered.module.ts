import { Module } from "@nestjs/common";
import { SteeredController } from "./steered.controller.ts";

@Module({ controllers: [SteeredController] })
export class SteeredModule {}
