/** Imported before the service: its statements then run with the rights of whoever connects, who owns the tables. */
import pg from 'pg';
import { FencedPool } from '../dist/kit/store/fence/fenced-pool.js';

FencedPool.prototype.connect = pg.Pool.prototype.connect;
