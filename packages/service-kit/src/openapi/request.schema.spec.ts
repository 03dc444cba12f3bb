import { describe, expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsMoney } from '../validation/money.js';
import { IsEmailAddress, Trim } from '../validation/rules.js';
import { asSchema, requestSchema } from './request.schema.js';

class Part {
  @IsString()
  name: string;
}

class Request {
  @Trim()
  @IsNotEmpty()
  @MaxLength(20)
  title: string;

  @IsInt()
  @Min(1)
  @Max(5)
  stars: number = 5;

  @IsIn(['a', 'b'])
  @ValidateIf((request: Request) => request.choice !== null)
  choice: 'a' | 'b' | null;

  @IsOptional()
  @IsMoney()
  price?: string | null;

  @IsArray()
  @ArrayMaxSize(3)
  @IsEmailAddress({ each: true })
  emails: string[];

  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => Part)
  parts?: Part[];

  @ValidateNested()
  @Type(() => Part)
  whole: Part;

  @Allow()
  anything?: unknown;
}

const inner = () => ({ $ref: 'Part' });

describe('a request class', () => {
  const schema = requestSchema(Request, inner);
  const field = (name: string) => schema.properties?.[name];

  it('is described by the rules that check it', () => {
    expect(field('title')).toEqual({ type: 'string', minLength: 1, maxLength: 20 });
    expect(field('stars')).toEqual({ type: 'integer', minimum: 1, maximum: 5, default: 5 });
    expect(field('emails')).toMatchObject({ type: 'array', maxItems: 3, items: { format: 'email' } });
    expect(schema.additionalProperties).toBe(false);
  });

  it('lets be null and lets be absent what its rules let pass', () => {
    expect(field('choice')).toEqual({ enum: ['a', 'b', null] });
    expect(field('price')).toMatchObject({ type: ['string', 'null'] });
    expect(schema.required?.sort()).toEqual(['choice', 'emails', 'title', 'whole']);
    expect(field('anything')).toEqual({});
  });

  it('refers to the classes inside of it', () => {
    expect(field('parts')).toMatchObject({ items: { $ref: 'Part' } });
    expect(field('whole')).toEqual({ $ref: 'Part' });
    const seen: string[] = [];
    requestSchema(Request, (type) => {
      seen.push(type.name);
      return {};
    });
    expect(seen).toEqual(['Part', 'Part']);
  });

  it('has no rule whose meaning nobody knows', () => {
    const rule = { name: 'isOdd', validator: { validate: () => true } };
    class Silent {
      @ValidateBy(rule)
      size: number;
    }
    class Told {
      @ValidateBy(rule, asSchema({ type: 'integer', description: 'odd' }))
      size: number;
    }
    expect(() => requestSchema(Silent, inner)).toThrow('Silent.size: say by asSchema() what isOdd means');
    expect(requestSchema(Told, inner).properties).toEqual({ size: { type: 'integer', description: 'odd' } });
  });
});
