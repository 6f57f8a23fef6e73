"""Checks what no schema says about action.yml: how inputs reach the shell, and that names exist."""

import re
import sys

import yaml


def expressions(text):
    return re.findall(r"\$\{\{(.*?)\}\}", str(text), re.DOTALL)


def faults(action):
    steps = action["runs"]["steps"]
    step_ids = {step["id"] for step in steps if "id" in step}
    used = set()
    for step in steps:
        name = step["name"]
        if expressions(step.get("run", "")):
            yield f"step '{name}': an expression inside 'run' could be a command; hand it on in 'env'"
        if "run" in step and "shell" not in step:
            yield f"step '{name}': 'run' needs a 'shell' in a composite action"
        texts = [step.get("if", ""), step.get("working-directory", "")]
        texts += [*step.get("env", {}).values(), *step.get("with", {}).values()]
        for text in texts:
            used.update(re.findall(r"inputs\.([\w-]+)", str(text)))
            for step_id in re.findall(r"steps\.([\w-]+)", str(text)):
                if step_id not in step_ids:
                    yield f"step '{name}': there is no step '{step_id}'"
    for name in sorted(used ^ set(action["inputs"])):
        yield f"input '{name}' is declared or used, but not both"
    for kind in ("inputs", "outputs"):
        for name, entry in action[kind].items():
            if not entry.get("description"):
                yield f"{kind[:-1]} '{name}' has no description"
    for name, output in action["outputs"].items():
        for step_id in re.findall(r"steps\.([\w-]+)", output["value"]):
            if step_id not in step_ids:
                yield f"output '{name}': there is no step '{step_id}'"


with open(sys.argv[1], encoding="utf-8") as file:
    found = list(faults(yaml.safe_load(file)))
for fault in found:
    print(f"{sys.argv[1]}: {fault}", file=sys.stderr)
sys.exit(1 if found else 0)
