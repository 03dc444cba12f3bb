import { expect, it } from '@jest/globals';
import { targetOf } from './target.rules.js';

it('sends a call to its owner under the path that was decided on', () => {
  expect(targetOf('http://svc-auth:8080', '/auth/google')).toBe('http://svc-auth:8080/auth/google');
  expect(targetOf('http://mesh/auth', '/api/auth/user')).toBe('http://mesh/auth/api/auth/user');
});

it.each([
  '/auth/x\\..\\..\\internal\\identity',
  '/auth/../internal/identity',
  '/api/artist/..\\..\\..\\metrics#/artworks',
  '@elsewhere.example/',
])('sends nothing under a path that reads as another: %s', (path) => {
  expect(() => targetOf('http://svc-auth:8080', path)).toThrow('refused to forward');
});
