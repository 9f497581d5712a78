import { z } from 'zod';
import type { MediaLimits } from '../../platform/ports.ts';
import type { Bucket } from '../../platform/adapters/s3-files.ts';
import type { RuledByEnvironment } from '../../shared/store-settings.ts';
import type { PaymentChoice } from '../payments/payment-provider.ts';
import { triggerAppFields, triggerAppProblem } from './trigger-app.ts';

/** Site and OAuth client of a fresh installation; neither is a secret. */
const DEFAULT_SITE_ID = '5f1c8a52-7d0e-4c3b-9b7a-2f64d1e0c9a3';
const DEFAULT_CLIENT_ID = 'b2d94f6e-31c7-4f0a-8e55-0c7a9d36f118';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const web = z.url({ protocol: /^https?$/ });
const database = z.url({ protocol: /^postgres(ql)?$/ });
const mailServer = z.url({ protocol: /^smtps?$/ });

/** How long something is kept, where not as long as usual. */
const days = z.coerce.number().int().min(1).max(36_500).optional();

/** Separated by commas. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const accepts = (check: () => unknown): boolean => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};

const isTimeZone = (timeZone: string): boolean => accepts(() => new Intl.DateTimeFormat('en', { timeZone }));
const isLocale = (locale: string): boolean => accepts(() => new Intl.Locale(locale));

const fields = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: database.optional(),
  DEMO: flag.default(false),
  DEMO_PICTURES: z.enum(['first', 'later']).default('first'),
  PUBLIC_URL: web.optional(),
  PLATFORM_API_KEY: z.string().min(16).optional(),
  PLATFORM_SITE_ID: z.guid().default(DEFAULT_SITE_ID),
  PLATFORM_CLIENT_ID: z.guid().default(DEFAULT_CLIENT_ID),
  PLATFORM_CLIENT_SECRET: z.string().min(16).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  REDIRECT_URIS: list.default([]),
  REDIRECT_DOMAINS: list.default([]),
  CORS_ORIGINS: list
    .refine((origins) => origins.every(isOrigin), 'must be origins such as https://app.example')
    .default([]),
  PLATFORM_URL: web.optional(),
  WIX_API_KEY: z.string().min(1).optional(),
  WIX_SITE_ID: z.guid().optional(),
  PAYMENTS: z.enum(['test', 'stripe', 'none']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret or restricted key, such as sk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the signing secret of the webhook endpoint, whsec_…')
    .optional(),
  STRIPE_API_URL: web.optional(),
  CARRIER: z.enum(['test', 'none']).optional(),
  GRAPHQL_EXPLORER: flag.optional(),
  ...triggerAppFields,
  CONFIRM_MINUTES: z.coerce.number().int().min(1).max(1440).default(10),
  MAINTENANCE_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  WEBHOOK_PATIENCE_MS: z.coerce.number().int().min(100).max(7000).optional(),
  MEDIA_S3_BUCKET: z.string().min(3).max(63).optional(),
  MEDIA_S3_REGION: z.string().min(1).default('us-east-1'),
  MEDIA_S3_ENDPOINT: web.optional(),
  MEDIA_S3_ACCESS_KEY: z.string().min(1).optional(),
  MEDIA_S3_SECRET_KEY: z.string().min(1).optional(),
  SMTP_URL: mailServer.optional(),
  AUDIT_DAYS: days,
  EVENT_DAYS: days,
  JOB_DAYS: days,
  MAILBOX_DAYS: days,
  MEDIA_TRASH_DAYS: days,
  UNUSED_UPLOAD_DAYS: days,
  MEDIA_QUOTA_GB: z.coerce.number().positive().max(1_000_000).optional(),
  MEDIA_FILE_GB: z.coerce.number().positive().max(1_000).optional(),
  MEDIA_CACHE_GB: z.coerce.number().positive().max(10_000).optional(),
  MEDIA_RENDERINGS: z.coerce.number().int().min(1).max(64).optional(),
  STORE_NAME: z.string().min(1).max(100).default('My store'),
  STORE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  STORE_TIME_ZONE: z.string().refine(isTimeZone, 'is not an IANA time zone').optional(),
  STORE_LOCALE: z.string().refine(isLocale, 'is not a BCP 47 language tag').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['json', 'text']).default('json'),
});

export const variableNames: readonly string[] = Object.keys(fields.shape);

/** A variable under the name that it had in an earlier version, for installations that set it so. */
const withCurrentNames = ({
  UPKEEP_SECONDS: seconds,
  ...variables
}: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> => ({
  ...(seconds !== undefined && { MAINTENANCE_SECONDS: seconds }),
  ...variables,
});

type Fields = z.infer<typeof fields>;

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Cards that could be charged and never be heard of again, or the other way round, are no way to sell. */
function stripeProblem(env: Fields): { setting: keyof Fields; message: string } | undefined {
  const absent = STRIPE_KEYS.filter((name) => env[name] === undefined);
  if (absent.length === 0) return undefined;
  const setting = absent.length === 1 ? STRIPE_KEYS.find((name) => !absent.includes(name)) : undefined;
  if (setting) return { setting, message: `needs ${absent.join(' and ')} beside it` };
  return env.PAYMENTS === 'stripe'
    ? { setting: 'PAYMENTS', message: `stripe needs ${STRIPE_KEYS.join(' and ')} beside it` }
    : undefined;
}

const S3_KEYS = ['MEDIA_S3_ACCESS_KEY', 'MEDIA_S3_SECRET_KEY'] as const;

/** A key for no bucket, or half of one, would leave the files somewhere else than was meant. */
function bucketProblem(env: Fields): { setting: keyof Fields; message: string } | undefined {
  const input = S3_KEYS.filter((name) => env[name] !== undefined);
  if (env.MEDIA_S3_BUCKET === undefined) {
    const setting = input[0] ?? (env.MEDIA_S3_ENDPOINT === undefined ? undefined : 'MEDIA_S3_ENDPOINT');
    return setting && { setting, message: 'needs MEDIA_S3_BUCKET beside it' };
  }
  const [setting] = input;
  if (input.length !== 1 || setting === undefined) return undefined;
  return { setting, message: `needs ${S3_KEYS.find((name) => name !== setting)} beside it` };
}

const schema = fields
  .refine((env) => !env.PLATFORM_URL || (env.WIX_API_KEY && env.WIX_SITE_ID), {
    path: ['PLATFORM_URL'],
    message: 'needs WIX_API_KEY and WIX_SITE_ID beside it',
  })
  .superRefine((env, context) => {
    for (const problem of [stripeProblem(env), bucketProblem(env), triggerAppProblem(env)])
      if (problem) context.addIssue({ code: 'custom', path: [problem.setting], message: problem.message });
  });

export type Environment = z.infer<typeof schema>;

const GB = 1_000_000_000;

/** Those that are said. */
export const mediaLimitsOf = (
  env: Pick<Environment, 'MEDIA_QUOTA_GB' | 'MEDIA_FILE_GB' | 'MEDIA_TRASH_DAYS'>,
): Partial<MediaLimits> => ({
  ...(env.MEDIA_QUOTA_GB !== undefined && { quotaBytes: Math.floor(env.MEDIA_QUOTA_GB * GB) }),
  ...(env.MEDIA_FILE_GB !== undefined && { fileBytes: Math.floor(env.MEDIA_FILE_GB * GB) }),
  ...(env.MEDIA_TRASH_DAYS !== undefined && { trashDays: env.MEDIA_TRASH_DAYS }),
});

/** Of pictures in other sizes. */
export const renditionLimitsOf = (
  env: Pick<Environment, 'MEDIA_CACHE_GB' | 'MEDIA_RENDERINGS'>,
): { bytes?: number; atOnce?: number } => ({
  ...(env.MEDIA_CACHE_GB !== undefined && { bytes: Math.floor(env.MEDIA_CACHE_GB * GB) }),
  ...(env.MEDIA_RENDERINGS !== undefined && { atOnce: env.MEDIA_RENDERINGS }),
});

/** The settings that the environment rules, each with its variable: those of the back office count for the others. */
export const environmentRules = (
  env: Pick<Environment, 'DEMO' | 'STORE_CURRENCY' | 'STORE_TIME_ZONE' | 'STORE_LOCALE' | 'PUBLIC_URL'>,
): RuledByEnvironment => ({
  ...(env.PUBLIC_URL !== undefined && { url: 'PUBLIC_URL' }),
  // The demo store is filled in its own currency.
  ...(env.DEMO
    ? { currency: 'DEMO' }
    : {
        ...(env.STORE_CURRENCY !== undefined && { currency: 'STORE_CURRENCY' }),
        ...(env.STORE_TIME_ZONE !== undefined && { timeZone: 'STORE_TIME_ZONE' }),
        ...(env.STORE_LOCALE !== undefined && { locale: 'STORE_LOCALE' }),
      }),
});

type PaymentSettings = Pick<
  Environment,
  'PAYMENTS' | 'DEMO' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
>;

/**
 * Money that a test gateway says it took is not there: only the demo has it without being asked. Stripe's keys alone
 * choose Stripe. Where the environment says nothing, the settings decide.
 */
export function paymentsOf(env: PaymentSettings): PaymentChoice {
  const { PAYMENTS, DEMO, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const hasStripe = secretKey !== undefined && webhookSecret !== undefined;
  const by = PAYMENTS ?? (hasStripe ? 'stripe' : DEMO ? 'test' : 'settings');
  if (by === 'settings') return { by, apiUrl: env.STRIPE_API_URL };
  if (by !== 'stripe') return { by };
  return hasStripe ? { by, secretKey, webhookSecret, apiUrl: env.STRIPE_API_URL } : { by: 'none' };
}

/** The variable that decides how cards are charged; undefined where the settings do. */
export function paymentsRuledBy({ PAYMENTS, STRIPE_SECRET_KEY, DEMO }: PaymentSettings): string | undefined {
  if (PAYMENTS !== undefined) return 'PAYMENTS';
  if (STRIPE_SECRET_KEY !== undefined) return 'STRIPE_SECRET_KEY';
  return DEMO ? 'DEMO' : undefined;
}

type BucketSettings = Pick<
  Environment,
  'MEDIA_S3_BUCKET' | 'MEDIA_S3_REGION' | 'MEDIA_S3_ENDPOINT' | 'MEDIA_S3_ACCESS_KEY' | 'MEDIA_S3_SECRET_KEY'
>;

/** Where media files are kept; undefined for the folder of the data. */
export function bucketOf(env: BucketSettings): Bucket | undefined {
  const { MEDIA_S3_ACCESS_KEY: accessKeyId, MEDIA_S3_SECRET_KEY: secretAccessKey } = env;
  return env.MEDIA_S3_BUCKET === undefined
    ? undefined
    : {
        bucket: env.MEDIA_S3_BUCKET,
        region: env.MEDIA_S3_REGION,
        endpoint: env.MEDIA_S3_ENDPOINT,
        key: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
      };
}

/** Labels that nobody takes: only the demo has them without being asked. */
export const carrierOf = ({ CARRIER, DEMO }: Pick<Environment, 'CARRIER' | 'DEMO'>): 'test' | 'none' =>
  CARRIER ?? (DEMO ? 'test' : 'none');

/** Whether the schema of GraphQL may be looked into; the demo has it without being asked. */
export const hasGraphqlExplorer = ({
  GRAPHQL_EXPLORER,
  DEMO,
}: Pick<Environment, 'GRAPHQL_EXPLORER' | 'DEMO'>): boolean => GRAPHQL_EXPLORER ?? DEMO;

/**
 * Reads the variables of `docs/operating.md`; an empty one counts as absent.
 * @throws an error whose message names every variable that does not fit and why.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(withCurrentNames(present));
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment does not fit (see docs/operating.md):\n${lines.join('\n')}`);
}
