import { Module } from '@nestjs/common';
import { SearchWordRepository } from './search-word.repository.js';
import { SpellingController } from './spelling.controller.js';
import { SpellingService } from './spelling.service.js';

@Module({ controllers: [SpellingController], providers: [SearchWordRepository, SpellingService] })
export class SearchesModule {}
