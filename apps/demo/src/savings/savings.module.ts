import { Module } from "@nestjs/common";
import { SavingsController } from "./savings.controller.ts";

@Module({ controllers: [SavingsController] })
export class SavingsModule {}
