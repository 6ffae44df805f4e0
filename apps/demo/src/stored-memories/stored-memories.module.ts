import { Module } from "@nestjs/common";
import { StoredMemoriesController } from "./stored-memories.controller.ts";

@Module({ controllers: [StoredMemoriesController] })
export class StoredMemoriesModule {}
