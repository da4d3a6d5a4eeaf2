import { webhookTypes } from '../../apps/mall-api/src/contexts/webhook/webhookTypes.ts'

const TIMESTAMP = '2026-11-21T01:30:00.000Z'

/** Returns the types of webhooks, each with its meaning and a complete message. */
export function webhookTable(): string {
  return Object.entries(webhookTypes)
    .map(([type, { means, example }]) => {
      const message = JSON.stringify({ type, timestamp: TIMESTAMP, data: example }, null, 2)
      return `### \`${type}\`\n${means}\n\n\`\`\`json\n${message}\n\`\`\``
    })
    .join('\n\n')
}
