import { type DynamicModule, Global, Module } from '@nestjs/common';
import { BookingConfig } from './config.js';

/** Makes the settings injectable by their class. */
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
