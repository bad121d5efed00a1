#!/usr/bin/env node
require('tsx/cjs')
require('./start.ts')
