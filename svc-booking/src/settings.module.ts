import { type DynamicModule, Global, Module } from '@nestjs/common';
import { BookingConfig } from './config.js';

/** Lets use cases ask for the settings by their class. */
@Global()
@Module({})
export class SettingsModule {
  static forRoot(config: BookingConfig): DynamicModule {
    return {
      module: SettingsModule,
      providers: [{ provide: BookingConfig, useValue: config }],
      exports: [BookingConfig],
    };
  }
}
