import { createPrivateKey } from 'node:crypto'
import { PASSWORD_KEY } from '@millwright/domain/constants'
import { about, address, checked, flag, json, oneOf, port, text, whole } from '@millwright/edge/settings'
import { observationSettings } from '@millwright/edge/observationSettings'
import { proxiesIn } from '@millwright/edge/trustedProxies'
import * as z from 'zod'
import { isOrigin } from './cors.ts'
import { READ_WAIT_MS } from '../db/db.ts'
import { readAlibabaSms } from '../core/outside/alibabaSms.ts'
import { alipayAccount, weixinAccount } from '../core/outside/paymentAccounts.ts'
import { isSite, sisterSites } from '../core/site/siteLinks.ts'

const limit = z.number().positive().optional()
const limits = z.strictObject({ seats: limit, queue: limit, patience: limit, lag: limit })

/** The environment variables of the mall's API and of its commands. */
export const settings = z
  .object({
    MALL: about(oneOf(['sample', 'production']).default('sample'), {
      meaning:
        '`sample` fills the database with the sample mall and keeps its deals current; `production` starts empty',
    }),
    API_PORT: about(port().default(4101), { meaning: 'the port; 0 takes any free one' }),
    HOST: about(text().default('127.0.0.1'), { meaning: 'the address to listen on' }),
    DATABASE_URL: about(databaseUrl().optional(), {
      meaning: 'PostgreSQL 15 or newer',
      shown: 'an embedded database in `DATA_DIR`',
      secret: true,
    }),
    DATABASE_CONNECTIONS: about(whole({ min: 1, max: 500 }).default(10), {
      meaning: 'connections of one process to PostgreSQL; all processes together stay below its `max_connections`',
    }),
    DATABASE_DIRECT_URL: about(databaseUrl().optional(), {
      meaning:
        'PostgreSQL itself if `DATABASE_URL` is PgBouncer in transaction mode: for notifications, migrations and locks. Statements of the other connections are then not prepared, and the role sets their `statement_timeout`',
      shown: '`DATABASE_URL`',
      secret: true,
    }),
    DATABASE_READ_URL: about(databaseUrl().optional(), {
      meaning:
        'a streaming replica of `DATABASE_URL` (no pooler) that answers lists, counts and exports. Reads that it cannot answer go to `DATABASE_URL`',
      shown: '`DATABASE_URL`',
      secret: true,
    }),
    DATABASE_READ_WAIT_MS: about(whole({ min: 0, max: 10_000 }).default(READ_WAIT_MS), {
      meaning: 'the milliseconds that a read waits for the replica to have all that was committed before the read',
    }),
    DATA_DIR: about(text().default('.data'), { meaning: 'the folder of the embedded database and of uploads' }),
    STATEMENT_SECONDS: about(whole({ min: 1, max: 3_600 }).default(10), {
      meaning: 'the time limit of one SQL statement',
    }),
    FILES_URL: about(address(['http', 'https'], 'https://KEY:SECRET@HOST/BUCKET?region=REGION').optional(), {
      meaning:
        'S3 storage for uploads: `https://KEY:SECRET@HOST/BUCKET?region=REGION`. Several instances need it, or one `DATA_DIR`',
      shown: '`DATA_DIR/files`',
      secret: true,
    }),
    SEARCH_URL: about(searchNodes().optional(), {
      meaning:
        'the nodes of an OpenSearch cluster (2.19 or newer), separated by commas: `http://search-1:9200,http://search-2:9200`. More than a million SKUs need it',
      shown: 'an index in the process',
      secret: true,
    }),
    API_LIMITS: about(json(limits, '{"seats": 64, "queue": 512}').optional(), {
      meaning:
        'capacity limits as JSON: `seats` (calls answered at a time), `queue` and `patience` (calls that wait for a seat, and for how many ms), `lag` (ms by which the event loop may be late). Other calls get 503 with `Retry-After`',
      shown: '128 seats, a queue of 512, 1,000 ms each',
    }),
    TRUSTED_PROXIES: about(
      checked('Write networks as 10.0.0.0/8, separated by commas.', (given) =>
        proxiesIn(given.split(',').map((one) => one.trim())),
      ).optional(),
      {
        meaning:
          'networks of the shops and proxies that report the person behind a call in `X-Forwarded-For`, separated by commas',
        shown: 'this machine and private networks',
      },
    ),
    SANDBOX: about(flag().optional(), {
      meaning: 'the seller console for everyone, which pays and ships by hand; not in production',
      shown: 'on in the sample mall',
    }),
    CONSOLE_URL: about(address(['http', 'https'], 'http://localhost:4101').optional(), {
      meaning: 'the address of the seller console for other machines; it answers at this host and as `localhost`',
      shown: 'the address of the call',
    }),
    CONSOLE_KEY: about(text({ pattern: /^[\w-]{16,100}$/, hint: 'Write at least 16 letters and digits.' }).optional(), {
      meaning: 'part of the address of each form of the seller console; the same for all instances',
      shown: 'a random one per process',
      secret: true,
    }),
    ALIPAY: about(json(alipayAccount, '{"appId":"…","sellerId":"2088…","privateKey":"…","publicKey":"…"}').optional(), {
      meaning:
        'payment at Alipay: `{"appId":"…","sellerId":"2088…","privateKey":"…","publicKey":"…"}`, the keys in PEM or in base64; also `gateway` for Alipay’s sandbox',
      shown: 'the seller console’s, with `SANDBOX`; otherwise not offered',
      secret: true,
    }),
    WEIXIN_PAY: about(
      json(
        weixinAccount,
        '{"appId":"…","mchId":"…","serial":"…","privateKey":"…","apiKey":"…","publicKey":"…","publicKeyId":"…"}',
      ).optional(),
      {
        meaning:
          'payment at WeChat Pay: `{"appId":"…","mchId":"…","serial":"…","privateKey":"…","apiKey":"…","publicKey":"…","publicKeyId":"…"}`; `serial` and `privateKey` are the merchant certificate’s, `apiKey` is the APIv3 key',
        shown: 'the seller console’s, with `SANDBOX`; otherwise not offered',
        secret: true,
      },
    ),
    SMS_URL: about(
      checked(
        'Write it as https://KEY:SECRET@dysmsapi.aliyuncs.com/?sign=NAME&zh=SMS_1&en=SMS_2.',
        readAlibabaSms,
      ).optional(),
      {
        meaning:
          'Alibaba Cloud’s SMS, which sends codes: `https://KEY:SECRET@dysmsapi.aliyuncs.com/?sign=NAME&zh=SMS_1&en=SMS_2`, with the approved signature and the templates (variable `code`) by language',
        shown: 'the seller console’s, with `SANDBOX`; otherwise no codes are sent',
        secret: true,
      },
    ),
    MAIL_URL: about(address(['smtp', 'smtps'], 'smtps://USER:PASSWORD@HOST:465').optional(), {
      meaning: 'the server that sends mails: `smtps://USER:PASSWORD@HOST:465` or `smtp://USER:PASSWORD@HOST:587`',
      shown: 'the seller console’s, with `SANDBOX`; otherwise no mails are sent',
      secret: true,
    }),
    MAIL_FROM: about(
      text({
        pattern: /^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/,
        hint: 'Write it as Shop <noreply@shop.example>.',
      }).optional(),
      {
        meaning: 'the sender of mails: `Shop <noreply@shop.example>`. `MAIL_URL` needs it',
      },
    ),
    CALLBACK_URL: about(address(['https', 'http'], 'https://api.shop.example').optional(), {
      meaning: 'the address at which payment services reach this API, which they need to report payments',
    }),
    CORS_ORIGINS: about(origins().default([]), {
      meaning:
        'origins whose pages may call the API from a browser, separated by commas: `https://shop.example,http://localhost:5173`. The storefront needs none, because its server makes the calls',
      shown: 'none',
    }),
    MERCHANT_URL: about(
      checked('Write it as https://sellers.example.', (given) => (isSite(given) ? given : undefined)).optional(),
      {
        meaning: 'the seller centre that the header links for shop owners',
        shown: 'the seller console, with `SANDBOX`',
      },
    ),
    SISTER_SITES: about(json(sisterSites, '[{"zh":"…","en":"…","url":"https://…"}]').optional(), {
      meaning: 'the sister sites in the footer: `[{"zh":"…","en":"…","url":"https://…"}]`',
      shown: 'the sample’s three',
    }),
    CATALOGUE_SIZE: about(whole({ min: 1, max: 2_000_000 }).optional(), {
      meaning: 'the number of SKUs up to which the sample mall is filled',
      shown: 'the sample’s own',
    }),
    PASSWORD_KEY: about(
      text({
        pattern: /^[ -~]{16}$/,
        hint: 'Write 16 ASCII characters.',
      }).default(PASSWORD_KEY),
      { meaning: 'the key that decodes passwords of `aes-ecb`', shown: 'the family’s', secret: true },
    ),
    PASSWORD_PRIVATE_KEY: about(
      checked('Write the private key in PEM.', (given) => createPrivateKey(given) && given).optional(),
      {
        meaning: 'the key that decodes passwords of `rsa-oaep`, in PEM',
        secret: true,
      },
    ),
    SLOW_QUERY_MS: about(whole({ min: 0, max: 3_600_000 }).default(500), {
      meaning:
        'the milliseconds from which an SQL statement is logged, with its text and never its parameters; 0 logs none',
    }),
    ...observationSettings('mall-api'),
  })
  .refine(({ MALL, SANDBOX }) => !(MALL === 'production' && SANDBOX), {
    path: ['SANDBOX'],
    error: 'Leave it out: in production anyone could pay and ship with it.',
  })
  .refine(({ DATABASE_URL, DATABASE_READ_URL }) => DATABASE_URL !== undefined || !DATABASE_READ_URL, {
    path: ['DATABASE_URL'],
    error: 'Name the primary of the replica of DATABASE_READ_URL: postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
  })
  .refine(({ ALIPAY, WEIXIN_PAY, CALLBACK_URL }) => CALLBACK_URL !== undefined || !(ALIPAY || WEIXIN_PAY), {
    path: ['CALLBACK_URL'],
    error: 'Write the address at which the payment service reaches this API: https://api.shop.example.',
  })
  .refine(({ MAIL_URL, MAIL_FROM }) => MAIL_FROM !== undefined || !MAIL_URL, {
    path: ['MAIL_FROM'],
    error: 'Write the sender of mails as Shop <noreply@shop.example>.',
  })

/** Also accepts an address with several hosts or a socket, which only PostgreSQL's own programs can read. */
function databaseUrl() {
  return text({
    pattern: /^postgres(?:ql)?:\/\/\S+$/,
    hint: 'Write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
  })
}

function searchNodes() {
  return checked('Write addresses as http://search-1:9200, separated by commas.', (given) => {
    const nodes = given
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
    const isNode = (node: string) => URL.canParse(node) && /^https?:$/.test(new URL(node).protocol)
    return nodes.length && nodes.every(isNode) ? nodes : undefined
  })
}

function origins() {
  return checked('Write origins as https://shop.example, without a path, separated by commas.', (given) => {
    const named = given
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
    return named.every(isOrigin) ? named : undefined
  })
}
