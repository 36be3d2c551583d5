"""Reference models for `npm run bench:references`: scikit-learn and XGBoost, from Debian's packages.

Usage: references.py FOLDER. The folder holds, for each part (learned, later, test), `PART.rows` (float64, row by row;
NaN: missing) and `PART.labels` (uint8), and `shape.json` with the number of columns. Writes `MODEL.later` and
`MODEL.test`: one float64 log-odds per row. Prints one JSON line per model: name and CPU seconds of training.
"""
import json
import sys
import time
from pathlib import Path

import numpy
import xgboost
from sklearn.ensemble import HistGradientBoostingClassifier, RandomForestClassifier
from sklearn.impute import SimpleImputer
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

folder = Path(sys.argv[1])
columns = json.loads((folder / "shape.json").read_text())["columns"]


def part(name):
    rows = numpy.fromfile(folder / f"{name}.rows").reshape(-1, columns)
    return rows, numpy.fromfile(folder / f"{name}.labels", dtype=numpy.uint8)


learned, later, test = part("learned"), part("later"), part("test")


def filled():
    return SimpleImputer(strategy="median", add_indicator=True, keep_empty_features=True)


def boosted():
    # Stops on the later rows, as the models compared with it do.
    model = xgboost.XGBClassifier(
        n_estimators=1000,
        learning_rate=0.05,
        max_depth=6,
        min_child_weight=5,
        subsample=0.8,
        colsample_bytree=0.7,
        tree_method="hist",
        early_stopping_rounds=25,
        eval_metric="logloss",
        n_jobs=1,
        random_state=1,
    )
    return model.fit(*learned, eval_set=[later], verbose=False)


MODELS = {
    "scikit-learn logistic regression": lambda: make_pipeline(
        filled(), StandardScaler(), LogisticRegression(max_iter=2000)
    ).fit(*learned),
    "scikit-learn HistGradientBoosting": lambda: HistGradientBoostingClassifier(
        learning_rate=0.05, max_iter=400, early_stopping=True, random_state=1
    ).fit(*learned),
    "scikit-learn random forest": lambda: make_pipeline(
        filled(), RandomForestClassifier(n_estimators=300, min_samples_leaf=5, n_jobs=1, random_state=1)
    ).fit(*learned),
    "XGBoost": boosted,
}

for name, train in MODELS.items():
    start = time.process_time()
    model = train()
    seconds = time.process_time() - start
    for to, (rows, _) in (("later", later), ("test", test)):
        held = numpy.clip(model.predict_proba(rows)[:, 1].astype(numpy.float64), 1e-9, 1 - 1e-9)
        numpy.log(held / (1 - held)).tofile(folder / f"{name}.{to}")
    print(json.dumps({"name": name, "seconds": seconds}), flush=True)
