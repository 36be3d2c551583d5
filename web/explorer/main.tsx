import './explorer.css';
import { openExplorer } from './open-explorer.js';

const place = document.getElementById('app');
if (place) void openExplorer(place);
