import { type MiddlewareConsumer, Module, type NestModule, RequestMethod } from "@nestjs/common";
import { limitRequests } from "../http/request-limit.ts";
import { ModelsController } from "./models.controller.ts";

/** Installations that one address may begin in a minute: each asks the list of models, which is elsewhere. */
const installsPerMinute = 20;

@Module({ controllers: [ModelsController] })
export class ModelsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(limitRequests(installsPerMinute)).forRoutes({ path: "api/installs", method: RequestMethod.POST });
  }
}
