import { registerPayments } from '../contexts/payment/paymentRegistry.ts'
import { subscribe } from '../core/events/events.ts'
import { paymentMethods } from './paymentMethods.ts'
import { payOptions } from './payOptions.ts'
import { purposes } from './purposes.ts'
import { subscriptions } from './subscriptions.ts'

// Every program imports this file, so events have their handlers and payment kinds their implementations.
subscribe(subscriptions)
registerPayments({ ownPayments: paymentMethods, payOptions, purposes })
