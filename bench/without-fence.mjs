/** Import this before the service: its statements then run as the connecting user, who owns the tables. */
import pg from 'pg';
import { FencedPool } from '../dist/kit/store/fence/fenced-pool.js';

FencedPool.prototype.connect = pg.Pool.prototype.connect;
