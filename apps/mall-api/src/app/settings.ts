import { createPrivateKey } from 'node:crypto'
import { PASSWORD_KEY } from '@millwright/domain/constants'
import { about, address, checked, flag, json, oneOf, port, text, whole } from '@millwright/edge/settings'
import * as z from 'zod'
import { isOrigin } from './cors.ts'
import { isSite, sisterSites } from '../core/site/siteLinks.ts'

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
  })
  .refine(({ MALL, SANDBOX }) => !(MALL === 'production' && SANDBOX), {
    path: ['SANDBOX'],
    error: 'Leave it out: in production anyone could pay and ship with it.',
  })

/** Also an address of several hosts or of a socket, which only PostgreSQL's own programs read. */
function databaseUrl() {
  return text({
    pattern: /^postgres(?:ql)?:\/\/\S+$/,
    hint: 'Write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
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
