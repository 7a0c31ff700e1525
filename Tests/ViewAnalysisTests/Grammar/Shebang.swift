#!/usr/bin/env swift
let script = 1
