import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findNatsServer } from './nats-binary.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safari-nats-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('takes the one on the PATH first, then an installed one, then the cached one, then a download', () => {
  const downloads: string[] = [];
  const download = (cache: string) => {
    downloads.push(cache);
    place('cache');
    return true;
  };
  const find = () =>
    findNatsServer({
      path: join(folder, 'bin'),
      sbin: [join(folder, 'sbin')],
      cache: join(folder, 'cache'),
      download,
    });
  const chosen = ['cache', 'cache', 'sbin', 'bin'].map((place_, round) => {
    if (round > 1) place(place_);
    return find();
  });
  expect(chosen).toEqual(['cache', 'cache', 'sbin', 'bin'].map(binary));
  expect(downloads).toEqual([join(folder, 'cache')]);
});

it('says what to install where there is none to be had', () => {
  const places = { path: '', sbin: [], cache: join(folder, 'cache') };
  const sentence = /NATS server is missing: install it \(Debian: apt-get install nats-server; macOS/;
  expect(() => findNatsServer({ ...places, download: () => false })).toThrow(sentence);
});

function binary(where: string): string {
  return join(folder, where, 'nats-server');
}

function place(where: string): void {
  mkdirSync(join(folder, where), { recursive: true });
  writeFileSync(binary(where), '#!/bin/sh\nexit 0\n');
  chmodSync(binary(where), 0o755);
}
