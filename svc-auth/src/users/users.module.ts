import { Module } from '@nestjs/common';
import { ProviderAccountRepository } from './provider-account.repository.js';
import { UserRepository } from './user.repository.js';
import { UserService } from './user.service.js';

@Module({ providers: [UserRepository, ProviderAccountRepository, UserService], exports: [UserService] })
export class UsersModule {}
