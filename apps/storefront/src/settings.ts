import { createPublicKey } from 'node:crypto'
import { PASSWORD_KEY } from '@millwright/domain/constants'
import { about, address, checked, flag, json, list, oneOf, port, text } from '@millwright/edge/settings'
import { observationSettings } from '@millwright/edge/observationSettings'
import * as z from 'zod'

const base = () => address(['http', 'https'], 'http://localhost:4101')
const limit = z.number().positive().optional()
const limits = z.strictObject({
  seats: limit,
  queue: limit,
  patience: limit,
  lag: limit,
  bodies: limit,
  bodiesOfOne: limit,
})

/** The storefront's environment variables. */
export const settings = z
  .object({
    PORT: about(port().default(4100), { meaning: 'the port; 0 takes any free one' }),
    HOST: about(text().optional(), { meaning: 'the address to listen on', shown: 'every address of the machine' }),
    MALL_API_BASE: about(bases().default(['http://localhost:4101']), {
      meaning:
        'the mall’s API, or its equal servers separated by commas: the storefront takes them in turn, lets one rest that does not answer, and sends a read that waits to another (ADR 71)',
      shown: '`http://localhost:4101`',
    }),
    MALL_BATCH: about(text({ pattern: /^\/[\w/-]+$/, hint: 'Write a path such as /batch.' }).optional(), {
      meaning:
        'the path at which the mall answers several reads in one response, which saves both servers processor time: `/batch` of the reference mall (ADR 71)',
      shown: 'each read is a request of its own',
    }),
    MALL_IM_BASE: about(base().optional(), { meaning: 'the mall’s chat', shown: 'the first of `MALL_API_BASE`' }),
    PICTURE_BASE: about(address(['http', 'https'], 'https://pictures.example/').optional(), {
      meaning: 'the picture server',
      shown: 'the shop proxies the mall’s pictures',
    }),
    SESSION_SECRET: about(text({ min: 16 }).optional(), {
      meaning: 'seals cookies between the steps of a screen; the same for all instances',
      shown: 'a random one per process',
      secret: true,
    }),
    REDIS_URL: about(address(['redis', 'rediss'], 'redis://localhost:6379').optional(), {
      meaning: 'the cache for public responses that all instances share (ADR 31)',
      shown: 'a cache per process',
      secret: true,
    }),
    SHOP_HOSTS: about(list().optional(), {
      meaning:
        'the shop’s hosts as browsers write them, separated by commas: `shop.example,www.shop.example:8443`. Other hosts get 421 (ADR 52). Required behind a proxy',
      shown: '`localhost` and the address of the connection, with the port',
    }),
    SHOP_LIMITS: about(json(limits, '{"seats": 64, "queue": 512}').optional(), {
      meaning:
        'capacity limits as JSON: `seats` (screens rendered at a time), `queue` and `patience` (requests that wait for a seat, and for how many ms), `lag` (ms by which the event loop may be late), `bodies` and `bodiesOfOne` (bytes of unfinished request bodies, in total and per client)',
      shown: '128 seats, a queue of 512, 1,000 ms each, 256 and 64 MB',
    }),
    TRUST_PROXY: about(proxies().default(0), {
      meaning:
        'the number of proxies in front, each of which adds to `X-Forwarded-For`: the shop believes as many addresses from its end, `X-Forwarded-Proto` and `X-Request-Id`',
    }),
    ACCESS_LOG: about(flag().default(false), { meaning: 'logs every request, not only failures' }),
    PASSWORD_CODEC: about(oneOf(['aes-ecb', 'rsa-oaep', 'none']).default('aes-ecb'), {
      meaning:
        'how passwords are encoded for the mall: `aes-ecb` (the family’s; it obscures but does not protect), `rsa-oaep` or `none` (ADR 29)',
    }),
    PASSWORD_KEY: about(passwordKey().default(PASSWORD_KEY), {
      meaning: 'the key for `aes-ecb`',
      shown: 'the family’s',
      secret: true,
    }),
    PASSWORD_PUBLIC_KEY: about(
      checked('Write the public key in PEM.', (given) => createPublicKey(given) && given).optional(),
      {
        meaning: 'the key for `rsa-oaep`, in PEM',
      },
    ),
    ...observationSettings('storefront'),
  })
  .refine(({ PASSWORD_CODEC, PASSWORD_PUBLIC_KEY }) => PASSWORD_CODEC !== 'rsa-oaep' || PASSWORD_PUBLIC_KEY, {
    path: ['PASSWORD_PUBLIC_KEY'],
    error: 'Write the public key in PEM, which rsa-oaep needs.',
  })

/** Reads one or more http(s) addresses, separated by commas. */
function bases() {
  return checked('Write addresses as http://localhost:4101, separated by commas.', (given) => {
    const named = given.split(',').map((one) => one.trim())
    return named.every((one) => base().safeParse(one).success) ? named : undefined
  })
}

/** Reads the number of proxies. `on` means 1. */
function proxies() {
  return checked('Write the number of proxies in front of the shop, such as 1.', (given) => {
    if (/^\d$/.test(given)) return Number(given)
    const isOn = flag().safeParse(given)
    return isOn.success ? Number(isOn.data) : undefined
  })
}

function passwordKey() {
  return text({ pattern: /^(?:[ -~]{16}|[ -~]{24}|[ -~]{32})$/, hint: 'Write 16, 24 or 32 ASCII characters.' })
}
