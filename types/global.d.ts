/// <reference types="@tarojs/taro" />

declare module '*.scss'
declare module '*.css'

/** The bank's origin, '' on the H5 (config/bank.ts). */
declare const BANK_ORIGIN: string
/** Whether the bank behind is the sandbox: every page says 演示环境 then (config/bank.ts). */
declare const BANK_IS_SANDBOX: boolean
/** SM2 public key compiled in, '' when the bank is asked for it (config/bank.ts). */
declare const BANK_PUBLIC_KEY: string
/** Channel application id, sent with every call (specification §7). */
declare const BANK_CHANNEL_APP_ID: string
/** Every route's name by its page, packed (src/routes/compactTable.ts, config/routeTable.ts). */
declare const ROUTE_TABLE: string
/** Where the separate loan apps are (config/bank.ts). */
declare const BANK_LOANS: import('../src/domain/loan/handOff').LoanSettings
